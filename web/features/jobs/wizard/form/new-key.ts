let made = 0;

/** A key for a row that has no id yet; unlike any that an earlier visit may have kept on this device. */
export function newKey(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
}
