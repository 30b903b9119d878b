type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Enters again what somebody has typed or chosen in a page that had no script yet, so that React takes it for a change. */
export function enterAgain(page: ParentNode): void {
  enteredIn(page).enterInto(page)
}

/** What somebody has typed or chosen in a part of a page, by the places of its fields, to be entered where it is drawn anew. */
export function enteredIn(part: ParentNode): { enterInto: (drawnAnew: ParentNode) => void } {
  // All of it is read first: a part that learns of one change draws its other fields as it knows them.
  const values = fieldsIn(part).map((field) => (isChanged(field) ? field.value : undefined))
  return {
    enterInto(drawnAnew) {
      for (const [index, field] of fieldsIn(drawnAnew).entries()) {
        const value = values[index]
        if (value !== undefined) enter(field, value)
      }
    },
  }
}

function fieldsIn(part: ParentNode): Field[] {
  return [...part.querySelectorAll<Field>('input, textarea, select')]
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== defaultOf(field)
  return isChoice(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

function defaultOf({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox'
}

// React compares a field with what was last written through the property of the field itself.
function enter(field: Field, value: string) {
  if (isChoice(field)) {
    field.checked = false
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
