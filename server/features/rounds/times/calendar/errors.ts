/** A calendar that cannot be read. The message is a sentence for the member whose calendar it is. */
export class UnreadableCalendar extends Error {
  override name = 'UnreadableCalendar';
}

export const tooMuch = (): UnreadableCalendar =>
  new UnreadableCalendar(
    'This calendar holds too much, or something in it repeats too often, so it cannot be read.',
  );
