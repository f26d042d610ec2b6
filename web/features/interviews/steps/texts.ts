import { languageNote } from '#contract/interview/interview-languages.ts';
import * as languages from '#contract/messages/en/interview-languages.ts';
import * as said from '#contract/messages/en/interview-instructions.ts';
import { writingSecondsOf } from '#contract/interview/answer-times.ts';
import {
  BLUR_GRACE_SECONDS,
  FOLLOW_UPS_MAX,
  MCQ_SECONDS,
  type ProctoringMode,
  SILENCE_SECONDS,
} from '#contract/shared/limits.ts';
import { retentionSentences } from '#contract/privacy/retention.ts';
import { needsOf, type Rules } from '../interview/rules.ts';

export const SAMPLE_QUESTION = 'How Are You ?';

/** The terms of an interview: the job's settings, and what was agreed with the candidate. */
export interface Terms {
  proctoring: ProctoringMode;
  timeFactor: number;
  rules: Rules;
}

/** The numbered paragraphs of the first step. */
export const instructions = (terms: Terms): string[] => {
  const { proctoring, timeFactor, rules } = terms;
  const { noCamera, inWriting, hasBreaks } = rules;
  const quiet = noCamera ? (inWriting ? said.quiet : said.quietAndMicrophone) : said.quietAndCamera;
  return [
    quiet(),
    ...languageNote(rules.language),
    said.choices({ seconds: MCQ_SECONDS * timeFactor }),
    ...(inWriting ? writtenInstructions(terms) : spokenInstructions(terms)),
    ...(hasBreaks ? [said.breaks()] : []),
    ...(rules.followUps ? [said.followUps({ max: FOLLOW_UPS_MAX })] : []),
    proctoring === 'enforced' ? said.stayEnforced({ seconds: BLUR_GRACE_SECONDS }) : said.stayRecorded(),
  ];
};

function spokenInstructions({
  timeFactor,
  rules: { thinkingSeconds, answerSeconds, retakes },
}: Terms): string[] {
  const thinking = thinkingSeconds * timeFactor;
  const seconds = answerSeconds * timeFactor;
  const silence = { seconds: SILENCE_SECONDS * timeFactor };
  return [
    thinking === 0 ? said.spokenAtOnce({ seconds }) : said.spokenAfterThinking({ thinking, seconds }),
    ...(retakes === 0
      ? [said.pausesThenNext(silence)]
      : [said.pausesThenSaved(silence), said.retakes({ times: retakes })]),
  ];
}

const writtenInstructions = ({ timeFactor, rules }: Terms): string[] => [
  said.written({ seconds: writingSecondsOf('skill', { ...rules, timeFactor }) }),
];

const recordedInWords = ({ noCamera, inWriting }: Pick<Rules, 'noCamera' | 'inWriting'>): string =>
  inWriting
    ? (noCamera ? said.recordedText : said.recordedFilmAndText)()
    : (noCamera ? said.recordedSound : said.recordedFilm)();

const assessedInWords = ({ offer, inWriting }: Pick<Rules, 'offer' | 'inWriting'>): string => {
  if (offer === 'graded') return said.assessedText();
  return offer === 'heard' || inWriting ? languages.assessedHeard() : languages.assessedRecorded();
};

/** What the candidate agrees to. The contract's `consentVersionOf` names this text. */
export function consentPoints(
  employer: string,
  rules: Pick<Rules, 'noCamera' | 'inWriting' | 'offer' | 'retention'>,
): { title: string; text: string }[] {
  return [
    { title: said.recorded(), text: recordedInWords(rules) },
    { title: said.assessed(), text: assessedInWords(rules) },
    { title: said.notAssessed(), text: said.notAssessedText() },
    { title: said.seenBy(), text: said.seenByText({ employer }) },
    {
      title: said.keptFor(),
      text: said.keptForText({ retention: retentionSentences(employer, rules.retention) }),
    },
  ];
}

/** What happens if something fails, and what to do. */
export function helpPoints(proctoring: ProctoringMode, rules: Rules): { title: string; text: string }[] {
  const { noCamera, inWriting } = rules;
  const { microphone } = needsOf(rules);
  const kept = said.networkFailsText();
  const slow = inWriting ? said.slowPicture : said.slowPictureThenVoice;
  const again = said.devicesFailText();
  return [
    { title: said.networkFails(), text: noCamera ? kept : `${kept} ${slow()}` },
    { title: said.powerFails(), text: (inWriting ? said.powerFailsWritten : said.powerFailsSpoken)() },
    {
      title: said.reload(),
      text: (proctoring === 'enforced' ? said.reloadEnforced : said.reloadRecorded)(),
    },
    ...(microphone
      ? [
          {
            title: (noCamera ? said.microphoneFails : said.devicesFail)(),
            text: noCamera || inWriting ? again : `${again} ${said.voiceAlone()}`,
          },
          { title: said.phoneCall(), text: said.phoneCallText() },
        ]
      : []),
  ];
}
