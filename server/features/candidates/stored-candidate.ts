import { z } from 'zod';
import { storedList } from '#server/database/stored-json.ts';

/** The files of the certificates, in their order. uploads/unused-store.ts looks for a file among them. */
export const storedCertificates = storedList(
  { table: 'candidates', column: 'certificate_file_ids' },
  z.string(),
);
