/**
 * The values that an ICU message needs, by name: text for `{name}`, a number for `{count, number}` and
 * `{count, plural, one {…} other {…}}`, one of its keys for `{way, select, …}`.
 */
export type ValuesOf<Message extends string> = Shown<Text<Message>[0]>;

type Shown<Found> = {
  [One in Found as One extends [infer Name extends string, unknown] ? Name : never]: One extends [
    unknown,
    infer Value,
  ]
    ? Value
    : never;
};

/** Reads up to the brace that ends the text around it. Returns what was found, and the rest. */
type Text<S extends string, Found = never> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? [Found, AfterBrace<S>]
    : Value<After, Found>
  : [Found, AfterBrace<S>];

type AfterBrace<S extends string> = S extends `${string}}${infer Rest}` ? Rest : '';

type Value<S extends string, Found> = S extends `${infer Name}}${infer Rest}`
  ? Name extends `${infer Own}, ${infer Kind}`
    ? Kind extends 'number'
      ? Text<Rest, Found | [Own, number]>
      : S extends `${Own}, ${infer Of}, ${infer Forms}`
        ? FormsOf<Forms, Found | [Own, Of extends 'select' ? string : number]>
        : never
    : Text<Rest, Found | [Name, string]>
  : never;

type FormsOf<S extends string, Found> = S extends `${infer Key}{${infer Form}`
  ? Key extends `${string}}${string}`
    ? Text<AfterBrace<S>, Found>
    : Text<Form, Found> extends [infer More, infer Rest extends string]
      ? FormsOf<Rest, More>
      : never
  : Text<AfterBrace<S>, Found>;
