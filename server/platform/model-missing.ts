/** A folder of settings has no model that can be used. The message is a sentence for whoever starts the program. */
export class ModelMissing extends Error {
  override name = 'ModelMissing';
}
