// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Users from '#contract/users.ts';
import { get, post } from '../call.ts';

export const contactUs = /* @__PURE__ */ post<typeof Users.contactUs>('users/contactUs');
export const getAvatar = /* @__PURE__ */ get<typeof Users.getAvatar>('users/getAvatar');
export const signUp = /* @__PURE__ */ post<typeof Users.signUp>('users/signup');
export const support = /* @__PURE__ */ post<typeof Users.support>('users/support');
export const uploadProfilePicture = /* @__PURE__ */ post<typeof Users.uploadProfilePicture>('users/uploadProfilePicture', { upload: { field: 'productImage', kind: 'image', maxBytes: 5242880 } });
