/**
 * The words that show that a round is held over a link: "Video Call" from the list, and what companies type, such as
 * "Zoom".
 */
const VIDEO = /\b(?:video|zoom|skype|webex|jitsi|google meet|teams)\b/i;

/** Whether a round of this mode is a video call. */
export const isVideoMode = (mode: string): boolean => VIDEO.test(mode);
