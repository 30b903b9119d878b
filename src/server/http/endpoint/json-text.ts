declare const written: unique symbol

/** JSON that is written already: an answer that need not be parsed and written again. `Value` is what it says. */
export type JsonText<Value> = { readonly json: string; readonly [written]?: Value }

/** Takes a text for the JSON of a `Value`. */
export function jsonText<Value>(json: string): JsonText<Value> {
  return new WrittenJson(json)
}

/** Whether a value is written JSON; an answer with a field `json` is not. */
export function isJsonText(value: unknown): value is JsonText<unknown> {
  return value instanceof WrittenJson
}

class WrittenJson {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}
