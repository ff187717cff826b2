/** The columns of the day book, in their order; `outside` is none of them. */
export const columnLabels = {
  received: 'Received',
  verified: 'Verified',
  unmatched: 'Unmatched',
  in_hand: 'In hand',
  refunded: 'Refunded',
  taken_back: 'Taken back',
}

/** Where a correction moves money from and to. */
export const placeLabels = { ...columnLabels, outside: 'Outside of the book' }
