/** Page cursors: the sort key of the last item of a page, encoded so that nobody builds on its form. */

export const toCursor = (sortKey: string): string => Buffer.from(sortKey).toString('base64url')

/** @returns the sort key; a cursor that somebody made up gives one that no item has. */
export const fromCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8')
