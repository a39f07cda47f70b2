export { Spinner as RingLoader } from '../spinner/Spinner.tsx';
