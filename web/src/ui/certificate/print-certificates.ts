const longestWaitInMs = 5_000 // a photo or a face that does not load must not prevent printing

/** Opens the browser's print dialog as soon as every photo and every letter can be drawn. */
export const printCertificates = async (): Promise<void> => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.certificate img')]
  await Promise.race([
    Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]),
    new Promise((done) => setTimeout(done, longestWaitInMs)),
  ])
  window.print()
}
