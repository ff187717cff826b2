/** A part of an e-mail. Lines break where the text breaks them. */
export type Paragraph = string | { list: readonly string[] } | { link: string; label?: string }
