import { z } from 'zod';
import { storedList } from '#server/database/stored-json.ts';

/** The files of the certificates in order. uploads/unused-store.ts searches for files in them. */
export const storedCertificates = storedList(
  { table: 'candidates', column: 'certificate_file_ids' },
  z.string(),
);
