import { PageFrame } from '@/components/layout/page-frame';
import { NotFoundSection } from '@/components/sections/not-found';
import { notFoundMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = notFoundMetadata;

export default function NotFoundPage() {
  return (
    <PageFrame page="notFound">
      <NotFoundSection />
    </PageFrame>
  );
}
