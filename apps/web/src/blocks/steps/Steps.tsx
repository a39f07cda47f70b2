/** Ordered steps to do elsewhere before using a tool. */
export function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="columns steps no-print">
      {steps.map((step) => (
        <li className="ruled" key={step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
