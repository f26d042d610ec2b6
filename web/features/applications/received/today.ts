import dayjs from 'dayjs';

/** The viewer's own day, as pickers write it: '2026-11-12'. */
export const today = (): string => dayjs().format('YYYY-MM-DD');
