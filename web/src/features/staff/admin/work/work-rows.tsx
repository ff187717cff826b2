import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Typed } from '#web/ui/language/typed.tsx'
import { type WorkItem, waitOf } from './work-items.ts'

const Row = ({ item, done }: { item: WorkItem; done?: ReactNode }) => (
  <li className="work-row">
    <Link to={item.to} className="work-link">
      <Typed className="work-name">{item.name}</Typed>
      {item.reference && <span className="work-reference">{item.reference}</span>}
    </Link>
    <span className="work-about">
      {item.about}
      {item.why && <Typed className="work-why">{item.why}</Typed>}
    </span>
    <span className="work-wait">{waitOf(item)}</span>
    {done}
  </li>
)

/** What waits, in its order. @param done a button that ends the waiting of a row */
export const WorkRows = ({ items, done }: { items: WorkItem[]; done: (item: WorkItem) => ReactNode }) => (
  <ul className="work-rows">
    {items.map((item) => (
      <Row key={item.key} item={item} done={done(item)} />
    ))}
  </ul>
)
