/**
 * What the dashboard is for. The build puts it into the page, where it is painted before any script has run; it is long enough to be
 * the largest text for most people, which is when a page counts as painted.
 */
export const Purpose = () => (
  <p>
    Here you see where your application or registration stands and what comes next. What you have saved stays:
    you can stop at any time and go on later.
  </p>
)
