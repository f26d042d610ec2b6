import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getCandidateProfile,
  readResume,
  uploadCandidateAvatar,
  uploadCertificate,
  uploadCoverLetter,
  uploadResume,
} from '#contract/account/candidate.ts';
import { pdfOf } from '#server/demonstration/pdf.ts';
import { docx, paragraph, protectedPdf } from '#server/testing/sample-documents.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await startWorld();
  person = await world.candidate('Nora Newcomer', { profile: false });
});
afterAll(() => world?.close());

async function upload(content: Uint8Array, filename = 'cv.pdf'): Promise<string> {
  return expectSuccess(await world.upload(uploadResume, {}, { filename, content }, person.token));
}
const ask = async (content: Uint8Array, filename?: string) =>
  world.call(readResume, { resumePath: await upload(content, filename) }, person.token);
const read = async (...lines: string[]) => expectSuccess(await ask(Buffer.from(lines.join('\n')), 'cv.txt'));

const RESUME = [
  "SIOBHÁN O'NEILL-GARCÍA",
  'Full Stack Developer',
  '742 Evergreen Terrace, Apartment 3',
  'San Francisco, CA 94105, USA',
  'siobhan.oneill@mail.example | +1 (415) 555-0132 | linkedin.com/in/siobhan-o-neill | github.com/siobhan',
  '',
  'SUMMARY',
  'Developer with 8 years of experience in TypeScript and React. No experience with Kubernetes.',
  '',
  'EXPERIENCE',
  'Senior Developer, Initech, Jan 2016 - Dec 2019',
  'Developer, Hooli, March 2014 to Dec 2015',
  'Built services with Node.js and PostgreSQL. Eager to learn Rust.',
  '',
  'EDUCATION',
  'B.Sc. Computer Science, State University, 2010 - 2014',
  'M.Sc. Computer Science, expected 2031',
];

const found = (value: unknown, words: unknown = expect.stringMatching(/\S/)) => ({ value, words });

describe('a resume', () => {
  test('of a PDF gives each field with the words it comes from, and saves nothing', async () => {
    const reading = expectSuccess(await ask(pdfOf(RESUME.join('\n'))));
    expect(reading).toMatchObject({
      mobile: found('4155550132', expect.stringContaining('+1 (415) 555-0132')),
      place: {
        value: { country: 'United States', countryId: 'US', state: 'California', city: 'San Francisco' },
        words: 'San Francisco, CA 94105, USA',
      },
      zipCode: found('94105', 'San Francisco, CA 94105, USA'),
      educationId: {
        value: { name: "Bachelor's Degree" },
        words: 'B.Sc. Computer Science, State University, 2010 - 2014',
      },
      experience: found(
        { experienceInYear: 8, experienceInMonth: 0 },
        expect.stringContaining('8 years of experience'),
      ),
      linkedinProfile: found('https://linkedin.com/in/siobhan-o-neill'),
      portfolio: found('https://github.com/siobhan'),
    });
    const skills = reading.skills.map(({ value }) => value.name);
    expect(skills).toEqual(expect.arrayContaining(['TypeScript', 'React', 'Node.js', 'PostgreSQL']));
    expect(skills).not.toContain('Kubernetes');
    expect(skills).not.toContain('Rust');
    expect(reading.skills[0]?.words).toContain(reading.skills[0]?.value.name);
    const mine = expectSuccess(await world.call(getCandidateProfile, {}, person.token));
    expect(mine.isProfileAvailable).toBe(false);
  });

  test('of a DOCX gives the same', async () => {
    const reading = expectSuccess(await ask(docx(RESUME.map((line) => paragraph(line)).join('')), 'cv.docx'));
    expect(reading).toMatchObject({
      mobile: found('4155550132'),
      zipCode: found('94105'),
      educationId: { value: { name: "Bachelor's Degree" } },
      experience: found({ experienceInYear: 8, experienceInMonth: 0 }),
    });
  });

  test('from other countries and in other scripts is read with the same lists', async () => {
    expect(
      await read('Jürgen Groß', 'Musterstraße 12, 10115 Berlin', 'Berlin, Germany', 'Abitur 2009'),
    ).toMatchObject({
      place: { value: { country: 'Germany', city: 'Berlin' } },
      zipCode: found('10115'),
      educationId: { value: { name: 'High School Diploma or Equivalent' } },
    });
    expect(await read('李小龙', 'Phone: 416-555-0134', 'Location: Toronto, ON, Canada')).toMatchObject({
      mobile: found('4165550134'),
      place: { value: { country: 'Canada', state: 'Ontario', city: 'Toronto' } },
    });
    expect(
      await read(
        'Curriculum Vitae',
        'Name: Priya Nair',
        'Mobile: +91 98765 43210',
        'Warehouse, June 2018 - May 2019',
        'Warehouse, Jan 2019 - Dec 2019',
      ),
    ).toMatchObject({
      mobile: found('9876543210'),
      experience: found(
        { experienceInYear: 1, experienceInMonth: 7 },
        'June 2018 - May 2019; Jan 2019 - Dec 2019',
      ),
    });
  });

  test.each([
    ['moderncv', { experienceInYear: 4, experienceInMonth: 0 }],
    ['article', { experienceInYear: 2, experienceInMonth: 0 }],
  ])('set by LaTeX (%s) gives the phone number and the years at work', async (layout, experience) => {
    const bytes = readFileSync(new URL(`../../testing/resumes/${layout}.pdf`, import.meta.url));
    expect(expectSuccess(await ask(bytes))).toMatchObject({
      mobile: found('5035550143'),
      experience: found(experience),
    });
  });

  test('gives nothing for fields that it does not mention', async () => {
    expect(
      await read(
        'Resume',
        'I am 25 years old and like the seasons 2015 2019 2020.',
        'Fax: 555 010 1234. I live nowhere, in Georgia. I want to learn Python.',
        'I am pursuing an MBA. See example.com or mail me@github.com.',
      ),
    ).toEqual({
      mobile: null,
      place: null,
      zipCode: null,
      educationId: null,
      skills: [],
      experience: null,
      linkedinProfile: null,
      portfolio: null,
    });
  });

  test('of any length is read quickly', async () => {
    const long = `${'a1-'.repeat(20_000)} ${'+1 555 '.repeat(20_000)} ${', CA'.repeat(20_000)} ${'January 2019 - '.repeat(9_000)}`;
    const begun = performance.now();
    expectSuccess(await ask(Buffer.from(long), 'cv.txt'));
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

test('only one’s own resume is read; one without text gets an error message', async () => {
  const other = await world.candidate('Otto Other', { profile: false });
  const resumePath = await upload(pdfOf('Otto'));
  for (const [path, token] of [
    [resumePath, other.token],
    ['../../etc/passwd', person.token],
    [
      expectSuccess(
        await world.upload(
          uploadCoverLetter,
          {},
          { filename: 'letter.pdf', content: pdfOf('Dear all') },
          person.token,
        ),
      ),
      person.token,
    ],
  ] as const) {
    expect(await world.call(readResume, { resumePath: path }, token)).toMatchObject({
      httpStatus: 400,
      message: 'Please upload the resume again',
    });
  }
  expect(await ask(pdfOf(''))).toMatchObject({
    statusCode: 1,
    message: expect.stringContaining('fill in the form yourself'),
  });
  expect(await ask(Buffer.from('%PDF-1.7\nnothing more'))).toMatchObject({ httpStatus: 200, statusCode: 1 });
});

describe('a file that nobody could open is refused when it is uploaded', () => {
  const PROTECTED =
    'This document is protected by a password. Please save a copy without the password and upload that.';
  const HEIC =
    'Photos in HEIC format can’t be used here. Please save the photo as JPEG. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it again.';
  const protectedDocx = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(64),
  ]);
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]);

  test.each([
    ['a PDF with a password', uploadResume, 'cv.pdf', protectedPdf(), PROTECTED],
    ['a cover letter with one', uploadCoverLetter, 'letter.pdf', protectedPdf(), PROTECTED],
    ['a Word document with one', uploadResume, 'cv.docx', protectedDocx, PROTECTED],
    ['a photo of an iPhone', uploadCandidateAvatar, 'me.heic', heic, HEIC],
    ['a photo with another name', uploadCertificate, 'certificate.jpg', heic, HEIC],
    ['a photo as a resume', uploadResume, 'cv.heic', heic, 'Only Pdf, Docx file are allowed'],
  ])('%s', async (_what, call, filename, content, message) => {
    const reply = await world.upload(call, {}, { filename, content }, person.token);
    expect(reply).toMatchObject({ httpStatus: 415, statusCode: 2, code: 'upload.wrong-format', message });
  });

  test('a PDF that only mentions encryption is taken', async () => {
    expect(await upload(pdfOf('I know /Encrypt and PGP.'))).toMatch(/\.pdf$/);
  });
});
