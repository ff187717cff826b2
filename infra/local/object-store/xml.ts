/** Writes text so that it stays text inside XML, control characters included. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}&<>"]/gu, (character) => `&#${character.codePointAt(0)};`)

/** One element holding text. */
export const element = (name: string, text: string | number | boolean): string =>
  `<${name}>${escaped(String(text))}</${name}>`

/** A whole document; `content` is XML already. */
export const xmlDocument = (root: string, content: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${content}</${root}>`)
