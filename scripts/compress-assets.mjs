import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text only: pictures and fonts are already in compressed formats. */
const texts = /\.(?:css|html|js|json|map|svg|txt|wasm|webmanifest|xml)$/;
/** A smaller file fits into one packet uncompressed. */
const leastBytes = 1024;

/** Writes a file.br and a file.gz next to each text file in the folder, for browsers that can read them. */
export async function compressAssets(folder, kinds = texts) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => kinds.test(file) && statSync(file).isFile() && statSync(file).size >= leastBytes);
  const next = files.values();
  const work = async () => {
    for (const file of next) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compress(file) {
  const bytes = readFileSync(file);
  const smallest = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, await brotli(bytes, { params: smallest }));
  writeFileSync(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
