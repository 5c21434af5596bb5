import { useMenuGroups } from '@/components/layout/header';
import { PageFrame } from '@/components/layout/page-frame';
import { NotFoundSection } from '@/components/sections/not-found';
import { notFoundMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = notFoundMetadata;

export default function NotFoundPage() {
  const menuEntries = useMenuGroups().flatMap(({ label, links }) =>
    links.map(({ href, text }, index) => ({
      title: index === 0 ? label : text,
      page: label,
      href,
    })),
  );
  return (
    <PageFrame page="notFound">
      <NotFoundSection entries={menuEntries} />
    </PageFrame>
  );
}
