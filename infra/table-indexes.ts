/** The indexes of the table, which hold cases only (docs/data-model.md#indexes): the stack and the one machine declare the same. */

export interface TableIndex {
  name: string
  partitionKey: string
  sortKey: string
  /** The attributes it holds besides keys. */
  holds: readonly string[]
}

/** What a row of the queue shows. */
const row = [
  ...['id', 'reference_no', 'name', 'cnic', 'application_title', 'status', 'submitted_at', 'status_since'],
  ...['assignee', 'city', 'fee_status', 'papers', 'open_warnings'],
]

/** What My work groups cases by as well. */
const work = [...row, 'stage', 'pending', 'sent_back']

/** In the order in which they were added: a table that exists takes one new index with each deployment. */
export const tableIndexes: readonly TableIndex[] = [
  { name: 'queue', partitionKey: 'queue_pk', sortKey: 'queue_sk', holds: row },
  { name: 'assigned', partitionKey: 'assignee_pk', sortKey: 'waiting_sk', holds: work },
  { name: 'waiting', partitionKey: 'queue_pk', sortKey: 'waiting_sk', holds: work },
  { name: 'filtered', partitionKey: 'filter_pk', sortKey: 'queue_sk', holds: row },
  { name: 'filtered-waiting', partitionKey: 'filter_pk', sortKey: 'waiting_sk', holds: row },
  { name: 'city', partitionKey: 'city_pk', sortKey: 'queue_sk', holds: row },
  { name: 'city-waiting', partitionKey: 'city_pk', sortKey: 'waiting_sk', holds: row },
]
