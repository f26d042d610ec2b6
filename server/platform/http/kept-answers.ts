import { etagOf } from './etag.ts';

/** An answer that is the same for everybody, as it is sent. */
export interface KeptAnswer {
  body: Buffer;
  etag: string;
  /** The header `Link`, if there is a next page. */
  link: string | null;
}

/** All answers of one endpoint together. Its lists with all their searches may be more. */
const MOST_BYTES = 1024 * 1024;
/** A longer address is made for its own sake. */
const LONGEST_ADDRESS = 500;

/**
 * Keeps the answers of an endpoint in memory for as long as browsers may keep them, by the address that asked.
 * The input of a GET is in its address alone, so the same address has the same answer.
 */
export function createKeptAnswers(seconds: number) {
  const answers = new Map<string, KeptAnswer & { until: number }>();
  let bytes = 0;

  function get(address: string): KeptAnswer | null {
    const known = answers.get(address);
    return known !== undefined && performance.now() < known.until ? known : null;
  }

  function keep(address: string, answer: { body: string; link: string | null }): KeptAnswer {
    const body = Buffer.from(answer.body);
    const until = performance.now() + seconds * 1_000;
    const kept = { body, link: answer.link, etag: etagOf(answer.body), until };
    if (address.length > LONGEST_ADDRESS || body.length > MOST_BYTES) return kept;
    if (bytes + body.length > MOST_BYTES) {
      answers.clear();
      bytes = 0;
    }
    bytes += body.length - (answers.get(address)?.body.length ?? 0);
    answers.set(address, kept);
    return kept;
  }

  return { get, keep };
}
