import { Button } from '@mantine/core';
import { COMPANY_PICTURES_MAX, PICTURE_ALT_MAX } from '#contract/limits.ts';
import { uploadCompanyPicture } from '#web/api/calls.ts';
import { UploadField } from '#web/ui/upload-field.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import type { CompanyValues } from './profile-form.tsx';
import classes from './profile.module.css';

type Picture = CompanyValues['pictures'][number];

export interface PictureFieldsProps {
  pictures: readonly Picture[];
  onChange: (pictures: Picture[]) => void;
  onBusy: (isBusy: boolean) => void;
  errorOf: (index: number) => string | undefined;
}

/** The pictures with what each shows, and a field to add one. */
export function PictureFields({ pictures, onChange, onBusy, errorOf }: PictureFieldsProps) {
  const setAlt = (index: number, alt: string) =>
    onChange(pictures.map((picture, each) => (each === index ? { ...picture, alt } : picture)));
  return (
    <section aria-label="Pictures">
      {pictures.length > 0 ? (
        <ul className={classes.pictures}>
          {pictures.map(({ path, url, alt }, index) => (
            <li key={path} className={classes.picture}>
              <img src={url} alt="" className={classes.thumbnail} />
              <LimitedInput
                className={classes.alt}
                label={`What picture ${index + 1} shows`}
                description="For people who do not see it"
                value={alt}
                limit={PICTURE_ALT_MAX}
                onChange={(event) => setAlt(index, event.currentTarget.value)}
                error={errorOf(index)}
                required
              />
              <Button
                variant="subtle"
                color="brick"
                aria-label={`Remove picture ${index + 1}`}
                onClick={() => onChange(pictures.filter((_, each) => each !== index))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length < COMPANY_PICTURES_MAX ? (
        <UploadField
          key={pictures.map(({ path }) => path).join()}
          label="Add a picture"
          description={`At most ${COMPANY_PICTURES_MAX}: your team, your rooms, your work`}
          call={uploadCompanyPicture}
          input={{}}
          onUploaded={(path, file) =>
            onChange([...pictures, { path, alt: '', url: URL.createObjectURL(file) }])
          }
          onBusy={onBusy}
        />
      ) : null}
    </section>
  );
}
