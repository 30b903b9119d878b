/** The same question about a list, such as what was read before a token, answered once until the list grows or is another one. */
export function oncePerList<Item, Answer>(ask: (list: readonly Item[]) => Answer): typeof ask {
  let asked: readonly Item[] | undefined
  let count = 0
  let answer: Answer
  return (list) => {
    if (list === asked && list.length === count) return answer
    answer = ask(list)
    asked = list
    count = list.length
    return answer
  }
}
