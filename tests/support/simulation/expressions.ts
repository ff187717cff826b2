/** The expressions of DynamoDB that the portal uses, evaluated on an item in memory. */
import type { Item } from '#functions/platform/table/table.ts'

interface Names {
  ExpressionAttributeNames?: Record<string, string> | undefined
  ExpressionAttributeValues?: Record<string, unknown> | undefined
}

type Value = unknown
type Path = string[]

/** The portal has few expressions, and each is read for many items. */
const knownTokens = new Map<string, string[]>()
const tokensOf = (text: string): string[] => {
  const tokens = knownTokens.get(text) ?? text.match(/<=|>=|<>|[(),=<>+-]|[#:]?[\w.#]+/g) ?? []
  knownTokens.set(text, tokens)
  return tokens
}

const isValue = (token: string): boolean => token.startsWith(':')

const valueAt = (item: Item | undefined, path: Path): Value =>
  path.reduce<Value>((value, name) => (value as Item | undefined)?.[name], item)

/** DynamoDB compares by content. */
const isSame = (one: Value, other: Value): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const compare = (one: Value, sign: string, other: Value): boolean => {
  if (sign === '=') return one !== undefined && isSame(one, other)
  if (sign === '<>') return !isSame(one, other)
  if (one === undefined || typeof one !== typeof other) return false
  const [left, right] = [one as string, other as string]
  if (sign === '<') return left < right
  if (sign === '<=') return left <= right
  return sign === '>' ? left > right : left >= right
}

const reader = (text: string, { ExpressionAttributeNames = {}, ExpressionAttributeValues = {} }: Names) => {
  const tokens = tokensOf(text)
  let at = 0
  const next = (): string => {
    const token = tokens[at++]
    if (token === undefined) throw new Error(`An expression ends too early: ${text}`)
    return token
  }
  const expect = (wanted: string): void => {
    const found = next()
    if (found.toUpperCase() !== wanted) throw new Error(`${found} instead of ${wanted} in: ${text}`)
  }
  const pathOf = (token: string): Path =>
    token.split('.').map((part) => (part.startsWith('#') ? (ExpressionAttributeNames[part] ?? part) : part))
  const namedValue = (token: string): Value => {
    if (!(token in ExpressionAttributeValues)) throw new Error(`${token} has no value in: ${text}`)
    return ExpressionAttributeValues[token]
  }
  return {
    next,
    expect,
    pathOf,
    namedValue,
    isAt: (word: string): boolean => tokens[at]?.toUpperCase() === word,
    isOver: (): boolean => at >= tokens.length,
  }
}
type Reader = ReturnType<typeof reader>

const operand = (read: Reader, item: Item | undefined): Value => {
  const token = read.next()
  return isValue(token) ? read.namedValue(token) : valueAt(item, read.pathOf(token))
}

const functionsOf: Record<string, (read: Reader, item: Item | undefined) => boolean> = {
  attribute_exists: (read, item) => valueAt(item, read.pathOf(read.next())) !== undefined,
  attribute_not_exists: (read, item) => valueAt(item, read.pathOf(read.next())) === undefined,
  begins_with: (read, item) => {
    const value = operand(read, item)
    read.expect(',')
    return typeof value === 'string' && value.startsWith(String(operand(read, item)))
  },
}

const isOneOf = (read: Reader, item: Item | undefined, value: Value): boolean => {
  const listed: Value[] = []
  do {
    read.next()
    listed.push(operand(read, item))
  } while (read.isAt(','))
  read.expect(')')
  return listed.some((one) => isSame(one, value))
}

const term = (read: Reader, item: Item | undefined): boolean => {
  if (read.isAt('(')) {
    read.next()
    const held = either(read, item)
    read.expect(')')
    return held
  }
  const named = Object.keys(functionsOf).find((name) => read.isAt(name.toUpperCase()))
  if (named) {
    read.next()
    read.expect('(')
    const held = functionsOf[named]?.(read, item) ?? false
    read.expect(')')
    return held
  }
  const value = operand(read, item)
  const sign = read.next()
  if (sign.toUpperCase() === 'IN') return isOneOf(read, item, value)
  if (sign.toUpperCase() !== 'BETWEEN') return compare(value, sign, operand(read, item))
  const low = operand(read, item)
  read.expect('AND')
  const high = operand(read, item)
  return compare(value, '>=', low) && compare(value, '<=', high)
}

const both = (read: Reader, item: Item | undefined): boolean => {
  let held = term(read, item)
  while (read.isAt('AND')) {
    read.next()
    held = term(read, item) && held
  }
  return held
}

const either = (read: Reader, item: Item | undefined): boolean => {
  let held = both(read, item)
  while (read.isAt('OR')) {
    read.next()
    held = both(read, item) || held
  }
  return held
}

/** Whether a condition holds for an item, or for none. */
export const holds = (expression: string | undefined, item: Item | undefined, names: Names): boolean => {
  if (!expression) return true
  const read = reader(expression, names)
  const held = either(read, item)
  if (!read.isOver()) throw new Error(`More than a condition: ${expression}`)
  return held
}

const set = (item: Item, path: Path, value: Value): void => {
  const last = path.at(-1) ?? ''
  const parent = valueAt(item, path.slice(0, -1)) as Item | undefined
  if (!parent) throw new Error(`There is nothing at ${path.join('.')} to change`)
  if (value === undefined) delete parent[last]
  else parent[last] = value
}

const newValue = (read: Reader, item: Item): Value => {
  const one = (): Value => {
    if (read.isAt('IF_NOT_EXISTS') || read.isAt('LIST_APPEND')) {
      const isDefault = read.next().toLowerCase() === 'if_not_exists'
      read.expect('(')
      const first = one()
      read.expect(',')
      const second = one()
      read.expect(')')
      return isDefault ? (first ?? second) : [...(first as Value[]), ...(second as Value[])]
    }
    return operand(read, item)
  }
  const first = one()
  if (!read.isAt('+') && !read.isAt('-')) return first
  const sign = read.next() === '+' ? 1 : -1
  return Number(first) + sign * Number(one())
}

/** Changes a copy of the item as an update expression says. */
export const changed = (expression: string, before: Item, names: Names): Item => {
  const item = structuredClone(before)
  const read = reader(expression, names)
  while (!read.isOver()) {
    const clause = read.next().toUpperCase()
    do {
      if (read.isAt(',')) read.next()
      const path = read.pathOf(read.next())
      if (clause === 'REMOVE') set(item, path, undefined)
      else if (clause === 'ADD')
        set(item, path, Number(valueAt(item, path) ?? 0) + Number(read.namedValue(read.next())))
      else if (clause === 'SET') {
        read.expect('=')
        set(item, path, newValue(read, before))
      } else throw new Error(`${clause} is no clause of an update: ${expression}`)
    } while (read.isAt(','))
  }
  return item
}
