import { Box, Button } from '@mantine/core';
import * as said from '#contract/messages/en/employers.ts';
import { COMPANY_PICTURES_MAX, PICTURE_ALT_MAX } from '#contract/shared/limits.ts';
import { getAvatar, uploadCompanyPicture } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import layout from '#web/ui/layout.module.css';
import { UploadField } from '#web/ui/upload-field.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import type { PageValues } from './profile-form.tsx';
import classes from './profile.module.css';

type Picture = PageValues['pictures'][number];

export interface PictureFieldsProps {
  pictures: readonly Picture[];
  onChange: (pictures: Picture[]) => void;
  onBusy: (isBusy: boolean) => void;
  errorOf: (index: number) => string | undefined;
}

/** The pictures, each with a description, and a field to add one. */
export function PictureFields({ pictures, onChange, onBusy, errorOf }: PictureFieldsProps) {
  const setAlt = (index: number, alt: string) =>
    onChange(pictures.map((picture, each) => (each === index ? { ...picture, alt } : picture)));
  return (
    <section aria-label={said.pictures()}>
      {pictures.length > 0 ? (
        <Box component="ul" mb="md">
          {pictures.map(({ path, url, alt }, index) => (
            <li key={path} className={layout.row}>
              <Thumbnail path={path} url={url} />
              <LimitedInput
                flex="1 1 240px"
                label={said.pictureShows({ number: index + 1 })}
                description={said.pictureShowsHint()}
                value={alt}
                limit={PICTURE_ALT_MAX}
                onChange={(event) => setAlt(index, event.currentTarget.value)}
                error={errorOf(index)}
                required
              />
              <Button
                variant="subtle"
                color="brick"
                aria-label={said.removePicture({ number: index + 1 })}
                onClick={() => onChange(pictures.filter((_, each) => each !== index))}
              >
                {said.remove()}
              </Button>
            </li>
          ))}
        </Box>
      ) : null}
      {pictures.length < COMPANY_PICTURES_MAX ? (
        <UploadField
          key={pictures.map(({ path }) => path).join()}
          label={said.addPicture()}
          description={said.addPictureHint({ max: COMPANY_PICTURES_MAX })}
          call={uploadCompanyPicture}
          input={{}}
          onUploaded={(path) => onChange([...pictures, { path, alt: '', url: '' }])}
          onBusy={onBusy}
        />
      ) : null}
    </section>
  );
}

/** A picture that is not saved yet gets its link from the server, including after a page reload. */
function Thumbnail({ path, url }: Pick<Picture, 'path' | 'url'>) {
  const link = useRead(getAvatar, { avatarPath: path }, { enabled: url === '' });
  return <img src={url === '' ? (link.data ?? undefined) : url} alt="" className={classes.thumbnail} />;
}
