import { onTestFinished, vi } from 'vitest';

/** The server's answer to a call, in the form it has on the wire. */
export interface ServedReply {
  responseStatus: { statusCode: number; message: string; code?: string };
  responseData: unknown;
}

export const success = (responseData: unknown, message = ''): ServedReply => ({
  responseStatus: { statusCode: 0, message },
  responseData,
});

/** Answers calls by path until the test ends. A call without an answer here gets a success without data. */
export function serve(answers: Record<string, ServedReply>): void {
  const answerTo = (address: string): string => {
    const { pathname } = new URL(address, 'http://localhost');
    return JSON.stringify(answers[pathname.slice('/api/'.length)] ?? success(null));
  };
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(answerTo(address))));
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 200;
      responseText = '';
      open(_method: string, address: string) {
        this.responseText = answerTo(address);
      }
      setRequestHeader() {}
      abort() {}
      getResponseHeader() {
        return null;
      }
      send() {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
