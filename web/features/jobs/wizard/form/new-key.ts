let made = 0;

/** A key for a row without an id. It differs from all keys that an earlier visit stored on this device. */
export function newKey(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
}
