import { Icon, type IconName } from '@/components/ui/icon';

type Props = { icons: readonly IconName[]; title: string; text: string };

/** The package: the icons of the single services on one route line, full width. */
export function PackageCard({ icons, title, text }: Props) {
  return (
    <li className="grid gap-x-12 gap-y-6 rounded-card bg-tint p-6 sm:col-span-2 lg:col-span-6 lg:grid-cols-2 lg:items-center lg:p-8">
      <div className="relative flex justify-between max-lg:max-w-md lg:order-last">
        <span className="mark absolute inset-x-4 top-1/2 border-accent border-t-3" />
        {icons.map((icon) => (
          <span
            className="relative flex size-12 tight:size-10 shrink-0 items-center justify-center rounded-full border-3 border-text bg-paper lg:size-16"
            key={icon}
          >
            <Icon className="size-6 lg:size-7" name={icon} />
          </span>
        ))}
      </div>
      <div>
        <h3 className="text-title">{title}</h3>
        <p className="mt-2 text-text-soft">{text}</p>
      </div>
    </li>
  );
}
