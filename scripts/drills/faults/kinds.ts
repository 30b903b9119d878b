import type { Node } from './tree.ts'

/** A replacement of one range of a source by a small mistake of the kind that people make. */
export type Edit = { start: number; end: number; kind: string; to: string }

/** The mistakes that can be made at a node of a source `text`. */
export function editsAt(node: Node, text: string): Edit[] {
  return (kinds[node.type]?.(node, (part) => text.slice(part.start, part.end)) ?? []).map(([kind, to]) => ({
    start: node.start,
    end: node.end,
    kind,
    to,
  }))
}

type Written = (node: Node) => string
type Mistakes = [kind: string, to: string][]

/** The mistakes that can be made, by the type of node; the types are ESTree's. */
const kinds: Record<string, (node: Node, written: Written) => Mistakes> = {
  IfStatement: (node, written) => {
    const [test, then] = [child(node, 'test'), child(node, 'consequent')]
    const rest = node.alternate ? `\nelse ${written(child(node, 'alternate'))}` : ''
    const negated: Mistakes = [['a condition is negated', `if (!(${written(test)})) ${written(then)}${rest}`]]
    return rest === '' && leavesBlock(then) ? [...negated, ['a guard is dropped', '']] : negated
  },
  ConditionalExpression: (node, written) => {
    const [test, then, otherwise] = ['test', 'consequent', 'alternate'].map((part) => written(child(node, part)))
    return [['a choice is swapped', `(${test} ? ${otherwise} : ${then})`]]
  },
  BinaryExpression: (node, written) => {
    const [left, right] = [child(node, 'left'), child(node, 'right')]
    const operator = String(node.operator)
    if (operator === '+' && [left, right].some(isText)) return []
    // The source of a node has no parentheses around it, and the other operator may bind more closely.
    return (otherOperators[operator] ?? []).map((other) => [
      `${operator} becomes ${other}`,
      `((${written(left)}) ${other} (${written(right)}))`,
    ])
  },
  LogicalExpression: (node, written) => {
    const [left, right] = [written(child(node, 'left')), written(child(node, 'right'))]
    if (node.operator === '??') return [['a default is dropped', `(${left})`]]
    const other = node.operator === '&&' ? '||' : '&&'
    return [
      [`${node.operator} becomes ${other}`, `((${left}) ${other} (${right}))`],
      ['the second condition is dropped', `(${left})`],
    ]
  },
  UnaryExpression: (node, written) => {
    const argument = written(child(node, 'argument'))
    if (node.operator === '!') return [['a negation is dropped', `(${argument})`]]
    return node.operator === '-' ? [['a sign is dropped', `(${argument})`]] : []
  },
  Literal: ({ value, regex }) => {
    if (regex) return mistakesInPattern(regex as { pattern: string; flags: string })
    if (typeof value === 'boolean') return [['a boolean is flipped', String(!value)]]
    if (typeof value !== 'number') return []
    return [['a number is changed', String(Number.isInteger(value) ? value + 1 : Number((value * 1.1).toPrecision(6)))]]
  },
  ExpressionStatement: (node) =>
    /^(Call|Assignment|Update|Await)Expression$/.test(child(node, 'expression').type)
      ? [['a statement is dropped', ';']]
      : [],
  ArrayExpression: (node, written) => {
    const elements = node.elements as (Node | null)[]
    if (elements.length < 2 || elements.some((element) => element === null)) return []
    const kept = elements.slice(0, -1).map((element) => written(element as Node))
    return [['the last of a list is dropped', `[${kept.join(', ')}]`]]
  },
  CallExpression: (node, written) => {
    const callee = child(node, 'callee')
    if (callee.type !== 'MemberExpression' || callee.computed || node.optional || callee.optional) return []
    const [owner, name] = [`(${written(child(callee, 'object'))})`, written(child(callee, 'property'))]
    const given = (node.arguments as Node[]).map(written).join(', ')
    const others = (otherMethods.get(name) ?? []).map((other): [string, string] => [
      `${name} becomes ${other}`,
      `${owner}.${other}(${given})`,
    ])
    return droppable.includes(name) ? [...others, [`${name} is dropped`, owner]] : others
  },
}

const otherOperators: Record<string, string[]> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}
// A map, because a method may be called "toString".
const otherMethods = new Map([
  ['min', ['max']],
  ['max', ['min']],
  ['floor', ['ceil']],
  ['ceil', ['floor']],
  ['round', ['floor']],
  ['some', ['every']],
  ['every', ['some']],
])
const droppable = ['filter', 'sort', 'toSorted', 'toReversed', 'trim', 'toLowerCase']

function mistakesInPattern({ pattern, flags }: { pattern: string; flags: string }): Mistakes {
  const mistakes: Mistakes = []
  if (pattern.startsWith('^')) mistakes.push(['the start of a pattern is dropped', `/${pattern.slice(1)}/${flags}`])
  if (/[^\\]\$$/.test(pattern)) mistakes.push(['the end of a pattern is dropped', `/${pattern.slice(0, -1)}/${flags}`])
  if (flags.includes('i')) mistakes.push(['a pattern becomes case-sensitive', `/${pattern}/${flags.replace('i', '')}`])
  return mistakes.filter(([, to]) => !to.startsWith('//'))
}

/** Whether a statement ends the block or function that it is in. */
function leavesBlock(statement: Node): boolean {
  const last = statement.type === 'BlockStatement' ? (statement.body as Node[]).at(-1) : statement
  return /^(Return|Throw|Continue|Break)Statement$/.test(last?.type ?? '')
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || typeof node.value === 'string'
}

function child(node: Node, part: string): Node {
  return node[part] as Node
}
