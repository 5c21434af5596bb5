import { Icon, type IconName } from '@/components/ui/icon';
import { LineStretch } from '@/components/ui/line-stretch';

type Props = { icons: readonly IconName[]; title: string; text: string };

/** The package: the icons of the single services on one route line. */
export function PackageCard({ icons, title, text }: Props) {
  return (
    <div className="mt-6 rounded-card bg-tint p-6 lg:p-8">
      <div className="way-through max-w-md">
        <LineStretch shape="through" />
        {icons.map((icon) => (
          <span
            className="relative flex size-12 tight:size-10 shrink-0 items-center justify-center rounded-full border-3 border-text bg-paper"
            key={icon}
          >
            <Icon className="size-6" name={icon} />
          </span>
        ))}
      </div>
      <h3 className="mt-4 text-title">{title}</h3>
      <p className="mt-2 text-text-soft">{text}</p>
    </div>
  );
}
