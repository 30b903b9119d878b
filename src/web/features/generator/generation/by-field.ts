/** The messages of a refusal by field; a message about a part, such as `mainSet.2.duration`, belongs to its field. */
export function byField(messages: Readonly<Record<string, string>>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [path, message] of Object.entries(messages)) fields[path.split('.')[0] ?? path] ??= message
  return fields
}
