/** Has no exports: it puts `pdfjsWorker` into `globalThis`, where pdf.js looks for it first. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist'
}
