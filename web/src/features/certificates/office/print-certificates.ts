const longestWaitForPhotosInMs = 5_000 // a photo that does not load must not prevent printing

/** Opens the browser's print dialog as soon as every photo can be drawn. */
export const printCertificates = async (): Promise<void> => {
  const photos = [...document.querySelectorAll<HTMLImageElement>('.certificate img')]
  await Promise.race([
    Promise.allSettled(photos.map((photo) => photo.decode())),
    new Promise((done) => setTimeout(done, longestWaitForPhotosInMs)),
  ])
  window.print()
}
