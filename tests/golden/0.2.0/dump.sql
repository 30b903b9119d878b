--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: auth_provider; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA auth_provider;


--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit_log_entries; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.audit_log_entries (
    id uuid NOT NULL,
    kind text NOT NULL,
    user_id uuid,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: identities; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.identities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    provider_id text NOT NULL,
    identity_data jsonb NOT NULL,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: one_time_tokens; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.one_time_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_type text NOT NULL,
    relates_to text NOT NULL,
    link_hash text NOT NULL,
    code_hash text NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL,
    code_expires_at timestamp with time zone NOT NULL,
    link_expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    aal text DEFAULT 'aal1'::text NOT NULL,
    amr jsonb DEFAULT '[]'::jsonb NOT NULL,
    refresh_token_hmac_key text NOT NULL,
    refresh_token_counter integer DEFAULT 0 NOT NULL,
    refreshed_at timestamp with time zone,
    user_agent text,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: signing_keys; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.signing_keys (
    kid text NOT NULL,
    private_jwk jsonb NOT NULL,
    public_jwk jsonb NOT NULL,
    signs_from timestamp with time zone NOT NULL,
    published_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: auth_provider; Owner: -
--

CREATE TABLE auth_provider.users (
    id uuid NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    encrypted_password text,
    email_confirmed_at timestamp with time zone,
    confirmation_sent_at timestamp with time zone,
    recovery_sent_at timestamp with time zone,
    new_email text DEFAULT ''::text NOT NULL,
    email_change_sent_at timestamp with time zone,
    email_change_confirm_status integer DEFAULT 0 NOT NULL,
    reauthentication_sent_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    raw_app_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    raw_user_meta_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    banned_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: athletes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.athletes (
    id uuid NOT NULL,
    email text NOT NULL,
    full_name text DEFAULT ''::text NOT NULL,
    timezone text DEFAULT 'UTC'::text NOT NULL,
    role text DEFAULT 'athlete'::text NOT NULL,
    meta jsonb DEFAULT '{}'::jsonb NOT NULL,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: generation_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generation_counts (
    athlete_id uuid NOT NULL,
    month date NOT NULL,
    used integer NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    athlete_id uuid NOT NULL,
    type text NOT NULL,
    active boolean NOT NULL,
    start_date timestamp with time zone NOT NULL
);


--
-- Name: workouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workouts (
    id uuid NOT NULL,
    athlete_id uuid NOT NULL,
    name text NOT NULL,
    sport text NOT NULL,
    type text,
    steps jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    pool_length jsonb
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: audit_log_entries; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.audit_log_entries VALUES ('01a1fcce-8aa6-750c-a184-bf6f275cb334', 'user_signedup', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'seed', '2026-11-21 06:32:36.77+00');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.identities VALUES ('013b128d-ee2b-40ca-9e95-a4d56f070d82', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'email', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', '{"sub": "22c5aa7b-c55c-4bcb-9bd2-eee736af298d", "email": "rowan@example.org", "timezone": "Europe/Zurich", "full_name": "Rowan Ellis", "email_verified": true, "phone_verified": false}', '2026-11-21 06:32:36.77+00', '2026-11-21 06:32:36.77+00', '2026-11-21 06:32:36.77+00');


--
-- Data for Name: one_time_tokens; Type: TABLE DATA; Schema: auth_provider; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.secrets VALUES ('one-time-tokens', '3eKEz2cPcBgufhJLGHtZkV8FqivU7yWEb1avO9HfQO4=');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.sessions VALUES ('790f8fa5-0150-4ad4-9ff3-4e8be0e46a99', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'aal1', '[{"method": "password", "timestamp": 1795242756}]', 'BpfixxZwjW1Kq/j9tYdtTcpyLZU141520BCEQli918E=', 0, NULL, '', 'seed', '2026-11-21 06:32:36.77+00', '2026-11-21 06:32:36.77+00');


--
-- Data for Name: signing_keys; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.signing_keys VALUES ('kls0ISA8KOKufywycZ7w1cHo602aIE03saM8hry3FaQ', '{"d": "jwSIxHIGbIqxDFWxmDKEuN6nVJUeOKe3EHmLXaV-1HY", "x": "ehMu_QIo8VwgiSJxCq5Oy8DMWLdrjYlA2mtmbDLYhg8", "y": "6sowpOLhXlCVwsVZRLVisCsXoeyFQNY7EJTLeCFGris", "alg": "ES256", "crv": "P-256", "kid": "kls0ISA8KOKufywycZ7w1cHo602aIE03saM8hry3FaQ", "kty": "EC", "use": "sig"}', '{"x": "ehMu_QIo8VwgiSJxCq5Oy8DMWLdrjYlA2mtmbDLYhg8", "y": "6sowpOLhXlCVwsVZRLVisCsXoeyFQNY7EJTLeCFGris", "alg": "ES256", "crv": "P-256", "kid": "kls0ISA8KOKufywycZ7w1cHo602aIE03saM8hry3FaQ", "kty": "EC", "use": "sig"}', '2026-11-21 06:32:36.778+00', NULL, '2026-11-21 06:32:36.78+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: auth_provider; Owner: -
--

INSERT INTO auth_provider.users VALUES ('22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'rowan@example.org', '$argon2id$v=19$m=19456,t=2,p=1$4dmSmP/DQb4+IIvL/HEMaw$BSGBzPORafGSREyAClN+q1S1jyLrDWmnDa6WL4epoHI', '2026-11-21 06:32:36.77+00', NULL, NULL, '', NULL, 0, NULL, '2026-11-21 06:32:36.77+00', '{"provider": "email", "providers": ["email"]}', '{"timezone": "Europe/Zurich", "full_name": "Rowan Ellis"}', NULL, '2026-11-21 06:32:36.77+00', '2026-11-21 06:32:36.77+00');


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES (1, 'b537f322f2394922ce7c25d18bdc7b93d26884f3a86b4d547064122fc127b47e', 1795224556562);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '26bba84c13e7efcdc115dfd6269e33df3b0a0fda9293300d6b9de6e4d4466727', 1795234730923);


--
-- Data for Name: athletes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.athletes VALUES ('22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'rowan@example.org', 'Rowan Ellis', 'Europe/Zurich', 'athlete', '{"athlete_metrics": {"cycling_ftp": 255, "running_unit": "kilometers", "swimming_css": "1:45", "swimming_unit": "meters", "running_threshold_pace": "4:20"}}', '2026-11-21 06:32:36.786+00', '2026-11-21 06:32:36.787015+00');


--
-- Data for Name: generation_counts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES ('22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'standard', true, '2026-11-21 06:32:36.787+00');


--
-- Data for Name: workouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workouts VALUES ('01a1fcce-8ab7-75d6-b1e5-7ac0900973ef', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Long Sunday run', 'running', 'endurance', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 4620, "displayValue": "77"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"ramp": "falling", "type": "pace", "rangeMax": 371, "rangeMin": 343, "rangeUnit": "km", "percentMax": 76, "percentMin": 70}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "cooldown"}]', '2026-10-26 06:32:36.791+00', '2026-10-26 06:32:36.791+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8acc-74d8-9b73-90cfda8337c3', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Sweet spot before work', 'cycling', 'sweet spot', '[{"name": "Warm up", "notes": "Start with hardly any pressure on the pedals and let the power come up by itself.", "target": {"ramp": "rising", "type": "power", "rangeMax": 178, "rangeMin": 115, "percentMax": 70, "percentMin": 45}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 720, "displayValue": "12"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "active"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"name": "Sweet spot", "notes": "Longer to the middle, then down again at the very same effort.", "target": {"type": "power", "rangeMax": 242, "rangeMin": 223, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"ramp": "falling", "type": "power", "rangeMax": 153, "rangeMin": 102, "percentMax": 60, "percentMin": 40}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "cooldown"}]', '2026-10-28 06:32:36.812+00', '2026-10-28 06:32:36.812+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8ad2-7229-bbb7-c8101a7ac00f', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Tuesday squad', 'swimming', 'interval', '[{"name": "Warm up", "notes": "Long strokes and easy breathing; start slower than feels natural.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "warmup"}, {"name": "Drill", "drill": "drill", "notes": "One thing at a time: a quiet head, then a high elbow, then a full push. Speed does not matter.", "target": {"type": "open"}, "duration": {"type": "distance", "unit": "meters", "value": 25, "displayValue": "25"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 8, "steps": 2}}, {"name": "Broken swim", "notes": "One long swim with a breath at the wall in between: hold the speed you would want for the whole of it.", "target": {"type": "pace", "rangeMax": 105, "rangeMin": 103, "rangeUnit": "100m", "percentMax": 102, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "distance", "unit": "meters", "value": 100, "displayValue": "100"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"name": "Broken swim", "notes": "One long swim with a breath at the wall in between: hold the speed you would want for the whole of it.", "target": {"type": "pace", "rangeMax": 105, "rangeMin": 103, "rangeUnit": "100m", "percentMax": 102, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "distance", "unit": "meters", "value": 100, "displayValue": "100"}, "intensity": "interval"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"repeat": {"count": 7, "steps": 4}}, {"name": "Cool down", "notes": "Swim it loose, any stroke, until the breath is quiet.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "cooldown"}]', '2026-10-30 06:32:36.818+00', '2026-10-30 06:32:36.818+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8ada-7692-b274-5ecff593e99e', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Track night', 'running', 'interval', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 1, "displayValue": "1"}, "intensity": "warmup"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "active"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.8, "displayValue": "0.8"}, "intensity": "warmup"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.6, "displayValue": "0.6"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.4, "displayValue": "0.4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.8, "displayValue": "0.8"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.4, "displayValue": "0.4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 1, "displayValue": "1"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.4, "displayValue": "0.4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "pace", "rangeMax": 252, "rangeMin": 227, "rangeUnit": "km", "zoneNumber": 5}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.2, "displayValue": "1.2"}, "intensity": "interval"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 1.6, "displayValue": "1.6"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"ramp": "falling", "type": "pace", "rangeMax": 371, "rangeMin": 343, "rangeUnit": "km", "percentMax": 76, "percentMin": 70}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "cooldown"}]', '2026-11-02 06:32:36.826+00', '2026-11-02 06:32:36.826+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8adb-72b0-9d17-b01d73e1aba4', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Steady club ride', 'cycling', 'endurance', '[{"name": "Warm up", "notes": "Small gear, loose legs.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "warmup"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 2520, "displayValue": "42"}, "intensity": "active"}, {"name": "Easy", "notes": "Back right off: stretch, drink, look around.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "recovery"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 7200, "displayValue": "120"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-04 06:32:36.827+00', '2026-11-04 06:32:36.827+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8add-725f-aff0-08393d20689c', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Ladder in the 25 m pool', 'swimming', 'ladder sets', '[{"name": "Warm up", "notes": "Long strokes and easy breathing; start slower than feels natural.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "intensity": "warmup"}, {"name": "Build up", "notes": "Each one from easy to firm, so that the first one of the main set is no shock.", "target": {"ramp": "rising", "type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 50, "displayValue": "50"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 3, "steps": 2}}, {"name": "Longest rung", "notes": "Same speed, longest breath: settle in over the first half.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 400, "displayValue": "400"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 45, "displayValue": "0.45"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 350, "displayValue": "350"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 40, "displayValue": "0.40"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 35, "displayValue": "0.35"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 250, "displayValue": "250"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 113, "rangeMin": 109, "rangeUnit": "100m", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 25, "displayValue": "0.25"}, "intensity": "rest"}, {"name": "Way down", "notes": "Every rung is shorter, so hold the speed, or let it come up a little.", "target": {"type": "pace", "rangeMax": 108, "rangeMin": 103, "rangeUnit": "100m", "zoneNumber": 4}, "duration": {"type": "distance", "unit": "meters", "value": 150, "displayValue": "150"}, "intensity": "interval"}, {"name": "Cool down", "notes": "Swim it loose, any stroke, until the breath is quiet.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "intensity": "cooldown"}]', '2026-11-06 06:32:36.829+00', '2026-11-06 06:32:36.829+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8aee-735f-abd7-adcf389d3c52', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Threshold cruise', 'running', 'threshold', '[{"name": "Warm up", "notes": "Start slower than feels needed.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 450, "displayValue": "7.30"}, "intensity": "warmup"}, {"name": "Build", "notes": "A little quicker now, still relaxed, so that the first effort is no shock.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "warmup"}, {"name": "Under", "notes": "The slow side of threshold: get your breath back without slowing to a jog.", "target": {"type": "pace", "rangeMax": 272, "rangeMin": 264, "rangeUnit": "km", "percentMax": 98.5, "percentMin": 95.5, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "interval"}, {"name": "Over", "notes": "The quick side of threshold: lift a little, then settle again.", "target": {"type": "pace", "rangeMax": 260, "rangeMin": 253, "rangeUnit": "km", "percentMax": 103, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "interval"}, {"name": "Under", "notes": "The slow side of threshold: get your breath back without slowing to a jog.", "target": {"type": "pace", "rangeMax": 272, "rangeMin": 264, "rangeUnit": "km", "percentMax": 98.5, "percentMin": 95.5, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "interval"}, {"name": "Over", "notes": "The quick side of threshold: lift a little, then settle again.", "target": {"type": "pace", "rangeMax": 260, "rangeMin": 253, "rangeUnit": "km", "percentMax": 103, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "interval"}, {"name": "Under", "notes": "The slow side of threshold: get your breath back without slowing to a jog.", "target": {"type": "pace", "rangeMax": 272, "rangeMin": 264, "rangeUnit": "km", "percentMax": 98.5, "percentMin": 95.5, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 180, "displayValue": "3"}, "intensity": "interval"}, {"name": "Over", "notes": "The quick side of threshold: lift a little, then settle again.", "target": {"type": "pace", "rangeMax": 260, "rangeMin": 253, "rangeUnit": "km", "percentMax": 103, "percentMin": 100, "zoneNumber": 4}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "interval"}, {"name": "Easy jog", "notes": "Shuffle if you like; start the next one fresh enough to hold the pace.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 90, "displayValue": "1.30"}, "intensity": "recovery"}, {"repeat": {"count": 3, "steps": 7}}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "cooldown"}]', '2026-11-09 06:32:36.846+00', '2026-11-09 06:32:36.846+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8b31-7097-8e3d-95ea2b17851d', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Short and sharp', 'cycling', 'v02 max', '[{"name": "Warm up", "notes": "Start with hardly any pressure on the pedals and let the power come up by itself.", "target": {"ramp": "rising", "type": "power", "rangeMax": 178, "rangeMin": 115, "percentMax": 70, "percentMin": 45}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 7, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 6, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 5, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "VO2 Max", "notes": "Hard at once, smooth on the pedals. Stop the set when the power falls away.", "target": {"type": "power", "rangeMax": 382, "rangeMin": 332, "zoneNumber": 6}, "duration": {"type": "time", "unit": "minutes", "value": 30, "displayValue": "0.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 60, "displayValue": "1"}, "intensity": "recovery"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"ramp": "falling", "type": "power", "rangeMax": 153, "rangeMin": 102, "percentMax": 60, "percentMin": 40}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-11 06:32:36.913+00', '2026-11-11 06:32:36.913+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8b34-71be-b68b-70ca5e4ef769', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Easy lengths', 'swimming', 'endurance', '[{"name": "Warm up", "notes": "Long strokes and easy breathing; start slower than feels natural.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 200, "displayValue": "200"}, "intensity": "warmup"}, {"name": "Pull", "drill": "pull", "notes": "Buoy between the thighs and no kick: a long stroke, the water felt on the forearm.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 50, "displayValue": "50"}, "equipment": ["pull buoy"], "intensity": "warmup"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 3, "steps": 2}}, {"name": "Pull", "drill": "pull", "notes": "Buoy between the thighs and no kick: a long stroke, the water felt on the forearm.", "target": {"type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 300, "displayValue": "300"}, "equipment": ["pull buoy"], "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 25, "displayValue": "0.25"}, "intensity": "rest"}, {"repeat": {"count": 3, "steps": 2}}, {"name": "Steady", "notes": "Smooth and unhurried, breathing out under water; this is what makes long swims easy.", "target": {"type": "pace", "rangeMax": 120, "rangeMin": 114, "rangeUnit": "100m", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "meters", "value": 100, "displayValue": "100"}, "intensity": "active"}, {"name": "Rest", "duration": {"type": "time", "unit": "minutes", "value": 10, "displayValue": "0.10"}, "intensity": "rest"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Cool down", "notes": "Swim it loose, any stroke, until the breath is quiet.", "target": {"type": "pace", "rangeMax": 131, "rangeMin": 121, "rangeUnit": "100m", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "meters", "value": 150, "displayValue": "150"}, "intensity": "cooldown"}]', '2026-11-13 06:32:36.916+00', '2026-11-13 06:32:36.916+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8b3b-7364-8721-0f0119a83ae7', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Tempo by the lake', 'running', 'tempo', '[{"name": "Warm up", "notes": "Start at a shuffle and let the pace come up by itself; nothing is forced.", "target": {"ramp": "rising", "type": "pace", "rangeMax": 361, "rangeMin": 314, "rangeUnit": "km", "percentMax": 83, "percentMin": 72}, "duration": {"type": "distance", "unit": "kilometers", "value": 3.6, "displayValue": "3.6"}, "intensity": "warmup"}, {"name": "Steady", "notes": "A notch above easy, and from there straight into the tempo.", "target": {"type": "pace", "rangeMax": 335, "rangeMin": 297, "rangeUnit": "km", "zoneNumber": 2}, "duration": {"type": "distance", "unit": "kilometers", "value": 2, "displayValue": "2"}, "intensity": "active"}, {"name": "Tempo", "notes": "Steady and strong, slower than race effort. You could keep this up for longer.", "target": {"type": "pace", "rangeMax": 296, "rangeMin": 273, "rangeUnit": "km", "zoneNumber": 3}, "duration": {"type": "distance", "unit": "kilometers", "value": 5.5, "displayValue": "5.5"}, "intensity": "active"}, {"name": "Easy run", "notes": "Run where you can talk in full sentences.", "target": {"type": "pace", "rangeMax": 364, "rangeMin": 336, "rangeUnit": "km", "zoneNumber": 1}, "duration": {"type": "distance", "unit": "kilometers", "value": 2, "displayValue": "2"}, "intensity": "active"}, {"name": "Cool down", "notes": "Jog slowly and let your pulse come down.", "target": {"ramp": "falling", "type": "pace", "rangeMax": 371, "rangeMin": 343, "rangeUnit": "km", "percentMax": 76, "percentMin": 70}, "duration": {"type": "distance", "unit": "kilometers", "value": 0.9, "displayValue": "0.9"}, "intensity": "cooldown"}]', '2026-11-16 06:32:36.923+00', '2026-11-16 06:32:36.923+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8b53-7397-a1c1-b54def4e538e', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Intervals on the trainer', 'cycling', 'interval', '[{"name": "Warm up", "notes": "Start with hardly any pressure on the pedals and let the power come up by itself.", "target": {"ramp": "rising", "type": "power", "rangeMax": 178, "rangeMin": 115, "percentMax": 70, "percentMin": 45}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "warmup"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 810, "displayValue": "13.30"}, "intensity": "active"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 90, "displayValue": "1.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 210, "displayValue": "3.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 270, "displayValue": "4.30"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Interval", "notes": "A little longer each time: keep the effort of the first for the last.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 330, "displayValue": "5.30"}, "intensity": "interval"}, {"name": "Endurance", "notes": "Ride where you can talk in full sentences. Eat and drink.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "active"}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"ramp": "falling", "type": "power", "rangeMax": 153, "rangeMin": 102, "percentMax": 60, "percentMin": 40}, "duration": {"type": "time", "unit": "minutes", "value": 480, "displayValue": "8"}, "intensity": "cooldown"}]', '2026-11-18 06:32:36.947+00', '2026-11-18 06:32:36.947+00', NULL);
INSERT INTO public.workouts VALUES ('01a1fcce-8b60-7506-adbc-1e6d0dce60c2', '22c5aa7b-c55c-4bcb-9bd2-eee736af298d', 'Threshold before the club ride', 'cycling', 'threshold', '[{"name": "Warm up", "notes": "Start with hardly any pressure on the pedals and let the power come up by itself.", "target": {"ramp": "rising", "type": "power", "rangeMax": 178, "rangeMin": 115, "percentMax": 70, "percentMin": 45}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "warmup"}, {"name": "Build", "notes": "Settle into your normal riding pace so that the first effort is no shock.", "target": {"type": "power", "rangeMax": 178, "rangeMin": 141, "zoneNumber": 2}, "duration": {"type": "time", "unit": "minutes", "value": 420, "displayValue": "7"}, "intensity": "warmup"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 600, "displayValue": "10"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "recovery"}, {"repeat": {"count": 2, "steps": 2}}, {"name": "Between sets", "notes": "Easy, until your breathing is calm again.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 240, "displayValue": "4"}, "intensity": "recovery"}, {"name": "Threshold", "notes": "As hard as you could hold for an hour. Start the first one a touch easy.", "target": {"type": "power", "rangeMax": 268, "rangeMin": 246, "zoneNumber": 5}, "duration": {"type": "time", "unit": "minutes", "value": 360, "displayValue": "6"}, "intensity": "interval"}, {"name": "Easy spin", "notes": "Let the legs turn over; be ready again, not cold.", "target": {"type": "power", "rangeMax": 140, "rangeMin": 102, "zoneNumber": 1}, "duration": {"type": "time", "unit": "minutes", "value": 150, "displayValue": "2.30"}, "intensity": "recovery"}, {"repeat": {"count": 4, "steps": 2}}, {"name": "Cool down", "notes": "Roll home and let your pulse come down.", "target": {"ramp": "falling", "type": "power", "rangeMax": 153, "rangeMin": 102, "percentMax": 60, "percentMin": 40}, "duration": {"type": "time", "unit": "minutes", "value": 300, "displayValue": "5"}, "intensity": "cooldown"}]', '2026-11-20 06:32:36.96+00', '2026-11-20 06:32:36.96+00', NULL);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 2, true);


--
-- Name: audit_log_entries audit_log_entries_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.audit_log_entries
    ADD CONSTRAINT audit_log_entries_pkey PRIMARY KEY (id);


--
-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);


--
-- Name: one_time_tokens one_time_tokens_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: signing_keys signing_keys_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (kid);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: athletes athletes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.athletes
    ADD CONSTRAINT athletes_pkey PRIMARY KEY (id);


--
-- Name: generation_counts generation_counts_athlete_id_month_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_counts
    ADD CONSTRAINT generation_counts_athlete_id_month_pk PRIMARY KEY (athlete_id, month);


--
-- Name: subscriptions subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (athlete_id);


--
-- Name: workouts workouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_pkey PRIMARY KEY (id);


--
-- Name: audit_log_entries_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX audit_log_entries_user ON auth_provider.audit_log_entries USING btree (user_id);


--
-- Name: identities_provider; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX identities_provider ON auth_provider.identities USING btree (provider, provider_id);


--
-- Name: identities_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX identities_user ON auth_provider.identities USING btree (user_id);


--
-- Name: one_time_tokens_address; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX one_time_tokens_address ON auth_provider.one_time_tokens USING btree (relates_to);


--
-- Name: one_time_tokens_link; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX one_time_tokens_link ON auth_provider.one_time_tokens USING btree (link_hash);


--
-- Name: one_time_tokens_purpose; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX one_time_tokens_purpose ON auth_provider.one_time_tokens USING btree (user_id, token_type);


--
-- Name: sessions_user; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE INDEX sessions_user ON auth_provider.sessions USING btree (user_id);


--
-- Name: users_email; Type: INDEX; Schema: auth_provider; Owner: -
--

CREATE UNIQUE INDEX users_email ON auth_provider.users USING btree (email) WHERE (email <> ''::text);


--
-- Name: athletes_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX athletes_email ON public.athletes USING btree (lower(email));


--
-- Name: workouts_of_athlete; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX workouts_of_athlete ON public.workouts USING btree (athlete_id, updated_at DESC NULLS LAST, id DESC NULLS LAST);


--
-- Name: identities identities_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.identities
    ADD CONSTRAINT identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: auth_provider; Owner: -
--

ALTER TABLE ONLY auth_provider.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth_provider.users(id) ON DELETE CASCADE;


--
-- Name: generation_counts generation_counts_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_counts
    ADD CONSTRAINT generation_counts_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- Name: subscriptions subscriptions_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- Name: workouts workouts_athlete_id_athletes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workouts
    ADD CONSTRAINT workouts_athlete_id_athletes_id_fk FOREIGN KEY (athlete_id) REFERENCES public.athletes(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


