import { lazyDialog } from './lazy-dialog.tsx';

export const loadModal = async () => (await import('./later/modal.tsx')).Modal;

/** Mantine's dialog. Its code is not part of a page, but it is loaded before the first dialog opens. */
export const Modal = lazyDialog(loadModal);
