/** The spruce of the brand, in the colour of the text around it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 46 64" width="23" height="32" fill="currentColor" aria-hidden="true">
      <path d="M21 64V3q2-6 4 0v61zM23 4c4 6 6 6 9 8-4 0-6-1-9-2-3 1-5 2-9 2 3-2 5-2 9-8zm0 12c4 6 8 7 13 9-6 1-9 0-13-1-4 1-7 2-13 1 5-2 9-3 13-9zm0 13c5 7 10 8 17 11-7 1-12 0-17-2-5 2-10 3-17 2 7-3 12-4 17-11zm0 14c6 7 12 9 21 12-9 2-15 0-21-2-6 2-12 4-21 2 9-3 15-5 21-12z" />
    </svg>
  );
}
