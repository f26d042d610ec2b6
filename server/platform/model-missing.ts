/**
 * A folder in the settings contains no usable model. The message is a sentence for the person who starts the program.
 */
export class ModelMissing extends Error {
  override name = 'ModelMissing';
}
