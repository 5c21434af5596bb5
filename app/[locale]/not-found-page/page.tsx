import { PageFrame } from '@/components/layout/page-frame';
import { MissingPage } from '@/components/sections/missing-page';
import { notFoundMetadata } from '@/lib/metadata/page-metadata';

export const generateMetadata = notFoundMetadata;

export default function NotFoundPage() {
  return (
    <PageFrame page="notFound">
      <MissingPage />
    </PageFrame>
  );
}
