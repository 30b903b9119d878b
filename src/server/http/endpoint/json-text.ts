declare const written: unique symbol

/** JSON text of a `Value`, so that stored JSON is not parsed and written again. */
export type JsonText<Value> = { readonly json: string; readonly [written]?: Value }

/** Marks a text as the JSON of a `Value`. */
export function jsonText<Value>(json: string): JsonText<Value> {
  return new WrittenJson(json)
}

/** Whether a value is JSON text; an answer with a field `json` is not. */
export function isJsonText(value: unknown): value is JsonText<unknown> {
  return value instanceof WrittenJson
}

class WrittenJson {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}
